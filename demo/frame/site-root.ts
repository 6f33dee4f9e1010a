/**
 * A script in the page for missing addresses. The host serves that page at any depth, where links relative to the root
 * of the site do not lead to its files. If one of them is missing, the script looks in the folders above for the one
 * that has the page's style sheet, and leads all links there.
 */
export const FIND_ROOT = `
addEventListener('error', async () => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const style = document.querySelector('link[rel=stylesheet]').getAttribute('href');
  let root = new URL('./', location.href);
  for (;;) {
    const answer = await fetch(new URL(style, root)).catch(() => undefined);
    if (answer?.ok && answer.headers.get('content-type')?.startsWith('text/css')) break;
    if (root.pathname === '/') return;
    root = new URL('../', root);
  }
  for (const link of document.querySelectorAll("[href^='./']")) link.href = new URL(link.getAttribute('href'), root);
  for (const script of document.querySelectorAll("script[src^='./']")) {
    const again = document.createElement('script');
    again.type = 'module';
    again.src = new URL(script.getAttribute('src'), root);
    script.replaceWith(again);
  }
}, { capture: true, once: true });
`;
