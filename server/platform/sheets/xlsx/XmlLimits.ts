/**
 * Of one part, and of all sheets of a workbook together. A sheet is five elements deep, and 5,000 rows of 40 cells have 600,000 elements and attributes: the limits are what no spreadsheet
 * that people keep reservations in comes near to.
 */
const DEPTH = 20;
const ELEMENTS = 1_000_000;
const ATTRIBUTES = 1_500_000;
const ATTRIBUTES_OF_ONE = 100;
const ENTITIES = 200_000;
/** Characters of comments and processing instructions, together. */
const COMMENTS = 100_000;
/** Of the process, in microseconds. The largest sheet takes a tenth of it. */
const PROCESSOR_TIME = 10_000_000;

/** A part is made of more than a spreadsheet is. */
class XmlTooLarge extends Error {}

/** Counts what an XML part is made of while it is read, and throws at the first that is too much. */
export class XmlLimits {
  readonly #began = process.cpuUsage();
  #elements = 0;
  #attributes = 0;
  #ofThisElement = 0;
  #entities = 0;
  #comments = 0;

  open(depth: number): void {
    this.#elements += 1;
    this.#ofThisElement = 0;
    refuseAbove(DEPTH, depth, 'depth');
    refuseAbove(ELEMENTS, this.#elements, 'elements');
  }

  addAttribute(): void {
    this.#attributes += 1;
    this.#ofThisElement += 1;
    refuseAbove(ATTRIBUTES_OF_ONE, this.#ofThisElement, 'attributes of an element');
    refuseAbove(ATTRIBUTES, this.#attributes, 'attributes');
  }

  addComment(characters: number): void {
    this.#comments += characters;
    refuseAbove(COMMENTS, this.#comments, 'characters of comments');
  }

  /** Before a piece of the text is parsed. */
  addPiece(piece: string): void {
    for (let at = piece.indexOf('&'); at >= 0; at = piece.indexOf('&', at + 1)) this.#entities += 1;
    refuseAbove(ENTITIES, this.#entities, 'entities');
    const { user, system } = process.cpuUsage(this.#began);
    refuseAbove(PROCESSOR_TIME, user + system, 'processor time');
  }

  /** No program writes one into a workbook. */
  refuseDoctype(): never {
    throw new XmlTooLarge('A document type');
  }
}

function refuseAbove(limit: number, count: number, what: string): void {
  if (count > limit) throw new XmlTooLarge(`More than ${limit} ${what}`);
}
