/** Where a payment's end leads. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

/** The texts of a payment dialog for one kind of purchase, and where it leads. */
export interface Purchase {
  /** Shown while the PIX can be paid. */
  readonly held: string;
  readonly settling: string;
  readonly paid: string;
  readonly expired: string;
  /** The PIX was refused, or called off before its end. */
  readonly refused: string;
  /** It was called off, and what it was for stands: the arena receives the money. Of reservations alone. */
  readonly atArena?: string;
  /** The bank has the money, and nobody could say in time what it bought. */
  readonly untold: string;
  /** The payment bought nothing: its money is being refunded, or is refunded. */
  readonly refunding: string;
  readonly refunded: string;
  /** Where to go after the payment, to see later what it bought, or what stands without it. */
  readonly onward: Way;
  /** Where to go when the PIX can no longer be paid. */
  readonly back: Way;
}
