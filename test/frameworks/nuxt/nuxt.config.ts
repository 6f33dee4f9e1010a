export default defineNuxtConfig({
  css: ['~/board.css'],
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('othello-') } },
});
