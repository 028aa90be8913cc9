/** Excel writes characters that XML cannot hold as `_x000D_`, and an underscore that only looks like that as `_x005F_`. */
export function escapedText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
