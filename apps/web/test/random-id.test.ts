import { describe, expect, it } from 'vitest';
import { randomId } from '../src/net/random-id.ts';

describe('command ids', () => {
  it('are version 4 UUIDs without randomUUID as well, as on plain http', () => {
    const source = {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    } as unknown as Crypto;
    const ids = [randomId(), randomId(source), randomId(source)];
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
  });
});
