import Eleventy from '@11ty/eleventy';

const site = new Eleventy('src', 'dist', { configPath: 'eleventy.config.js', quietMode: true });
await site.write();
