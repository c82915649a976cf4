import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './chunks.ts';
import { precompress } from './precompress.ts';

const server = 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), precompress()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  test: { name: 'web', environment: 'jsdom', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
});
