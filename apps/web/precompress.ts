import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are small already. */
const TEXT = /\.(html|js|css|svg)$/;
const BEST = 9;

/** After a build, a smaller copy of every text file stands beside it, for the server to send as it is. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}

/** Writes `NAME.br` and `NAME.gz` beside every text file of a folder and the folders in it. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: BEST }));
}
