import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/web', target: 'es2023', assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { proxy: { '/api': API, '/v1': API, '/docs': API, '/sandbox': API, '/pictures': API } },
});
