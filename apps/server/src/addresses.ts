import { networkInterfaces } from 'node:os';

/** Addresses to open in a browser: on this machine first, then in the home network. */
export function addressesToOpen(host: string, port: number): readonly string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const nearby = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...nearby];
}
