interface Way {
  readonly href: string;
  readonly label: string;
}

/** What a payment dialog says of that which is paid for, and where it leads from there. */
export interface Purchase {
  /** While the PIX can be paid. */
  readonly held: string;
  readonly settling: string;
  readonly paid: string;
  readonly expired: string;
  /** It came in vain, and is on its way back; then it is back. */
  readonly refunding: string;
  readonly refunded: string;
  /** The way on once it is paid. */
  readonly onward: Way;
  /** The way back when the PIX is lost. */
  readonly back: Way;
}
