import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, visitorOf } from '../../src/security/addresses.ts';

function requestFrom(remoteAddress: string | undefined, forwarded?: string | string[]): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('whom the limits count', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the same in hexadecimal', '::FFFF:c000:207', '192.0.2.7'],
    ['the same written out', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another of the same /64', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['in another way of writing', '2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['the neighbouring /64', '2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['zeros left out in front', '2001:db8::1', '2001:db8:0:0::/64'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['what is no address', 'unknown', 'unknown'],
  ])('%s', (_, address, visitor) => expect(visitorOf(address)).toBe(visitor));
});

describe('where a request came from', () => {
  it('the socket, whatever a header claims', () => {
    expect(addressOf(requestFrom('192.0.2.7', '198.51.100.1'), false)).toBe('192.0.2.7');
    expect(addressOf(requestFrom(undefined), false)).toBe('unknown');
  });

  it.each([
    ['the last word is the trusted proxy’s', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    ['of several headers too', ['203.0.113.9', '198.51.100.1'], '198.51.100.1'],
    ['without a word the proxy itself', ' ', '127.0.0.1'],
    ['a port does not make another visitor', '198.51.100.1:49152', '198.51.100.1'],
    ['nor does one behind brackets', '[2001:db8::1]:49152', '2001:db8:0:0::/64'],
    ['brackets alone', '[2001:db8::1]', '2001:db8:0:0::/64'],
  ])('%s', (_, forwarded, visitor) =>
    expect(addressOf(requestFrom('127.0.0.1', forwarded), true)).toBe(visitor),
  );
});
