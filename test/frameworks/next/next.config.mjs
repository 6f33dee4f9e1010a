/** Rendered on a server, once: as `next start` would send it. */
export default { output: 'export', distDir: 'dist', assetPrefix: process.env.ASSET_PREFIX };
