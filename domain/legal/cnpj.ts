const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether a text is a CNPJ with right check digits, with or without punctuation. Since July 2026 the first twelve places may
 * hold letters too, which count as their ASCII code less 48 (Instrução Normativa RFB 2.229/2024).
 */
export function isCnpj(text: string): boolean {
  const places = placesOf(text);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(places) || /^(.)\1+$/.test(places)) return false;
  const base = places.slice(0, 12);
  const first = checkDigit(base);
  return places === base + first + checkDigit(base + first);
}

/** `11222333000181` → `11.222.333/0001-81`. */
export function formatCnpj(text: string): string {
  return placesOf(text).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

function placesOf(text: string): string {
  return text.toUpperCase().replace(/[.\-/\s]/g, '');
}

/** Modulo 11; the weights end with the last place. */
function checkDigit(places: string): string {
  const weights = WEIGHTS.slice(-places.length);
  const sum = Array.from(places).reduce(
    (total, place, at) => total + (place.charCodeAt(0) - 48) * (weights[at] ?? 0),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
