/** A person as a sign-in provider knows them, in the form that our own rules want. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** The person's unchanging id at the issuer. */
  readonly subject: string;
  /** Verified by the issuer; in lower case. */
  readonly email: string;
  /** 3 to 50 characters. */
  readonly name: string;
  /** An address; empty when there is no picture. */
  readonly picture: string;
}
