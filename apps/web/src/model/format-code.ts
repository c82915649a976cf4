/** "7F3K2Q" as it is read aloud and typed: "7F3-K2Q". */
export function formatCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
