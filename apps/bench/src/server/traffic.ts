const SHORT_PAYLOAD = 125;
const MEDIUM_PAYLOAD = 65_535;

/** Bytes a server spends on a text frame: payload and header, unmasked. */
export function frameBytes(text: string): number {
  return framed(Buffer.byteLength(text));
}

function framed(payload: number): number {
  if (payload <= SHORT_PAYLOAD) return payload + 2;
  return payload + (payload <= MEDIUM_PAYLOAD ? 4 : 10);
}

/** What the server has sent to all clients. */
export class Traffic {
  frames = 0;
  bytes = 0;

  add(text: string): void {
    this.frames++;
    this.bytes += frameBytes(text);
  }

  /** A binary frame with so many bytes in it. */
  addBytes(payload: number): void {
    this.frames++;
    this.bytes += framed(payload);
  }
}
