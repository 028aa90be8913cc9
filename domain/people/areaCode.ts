/** The 67 area codes in use (Anatel, Plano Geral de Códigos Nacionais): each first digit with its second ones. */
const SECOND_DIGITS: Readonly<Record<string, string>> = {
  1: '123456789',
  2: '12478',
  3: '1234578',
  4: '123456789',
  5: '1345',
  6: '123456789',
  7: '134579',
  8: '123456789',
  9: '123456789',
};

/** Whether a number's first two digits are an area code of Brazil. */
function hasAreaCode(digits: string): boolean {
  const [first = '', second = ''] = digits;
  return second !== '' && SECOND_DIGITS[first]?.includes(second) === true;
}

/** Whether these digits are a mobile number with its area code: eleven, the third of them a 9. */
export function isMobile(digits: string): boolean {
  return /^\d\d9\d{8}$/.test(digits) && hasAreaCode(digits);
}

/** The same of a landline: ten digits, the third of them 2 to 5. */
export function isLandline(digits: string): boolean {
  return /^\d\d[2-5]\d{7}$/.test(digits) && hasAreaCode(digits);
}
