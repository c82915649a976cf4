// @vitest-environment node
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from '../precompress.ts';

it('a smaller copy stands beside every text file, and holds the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const script = 'export const trump = "clubs";\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'main.js'), script);
  await writeFile(join(folder, 'picture.png'), 'small already');
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'assets',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.png',
  ]);
  const brotli = await readFile(join(folder, 'assets', 'main.js.br'));
  const zipped = await readFile(join(folder, 'assets', 'main.js.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(gunzipSync(zipped).toString()).toBe(script);
  expect(Math.max(brotli.length, zipped.length)).toBeLessThan(script.length / 10);
  await rm(folder, { recursive: true });
});
