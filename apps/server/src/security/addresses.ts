import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** A network hands each of its places so many groups; the rest are a device's own, to be changed at will. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * Whom the limits count a request for: the nearest proxy's word for its address, if there is a trusted proxy.
 * @param trustProxy whether one proxy in front of us is trusted
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return visitorOf(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/** An IPv4 address, also where it is written as IPv6; the /64 network of an IPv6 address; any other text as it is. */
export function visitorOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(-2);
  if (wordsOf(groups.slice(0, -2)) === MAPPED_IPV4)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${wordsOf(groups.slice(0, NETWORK_GROUPS))}::/64`;
}

function groupsOf(address: string): readonly number[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array<string>(IPV6_GROUPS - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function wordsOf(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}

/** The last address of the header; some proxies add the port, which is another one with each connection. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(',') : header;
  const last = text?.split(',').at(-1)?.trim();
  if (last === undefined || last === '') return undefined;
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(last) ?? [];
  return bracketed ?? dotted ?? last;
}
