import type { Notification, PaymentProvider, ProviderResult } from '../provider.ts';
import type { ProviderName } from '#domain/payment/providers.ts';

/** What a provider hands over when a person gave our application access to their account. */
export interface Grant {
  /** The account's number at the provider. */
  readonly receiver: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** How long the access token lives. */
  readonly expiresInSeconds: number;
}

/** The questions of one connection, for the page on which the person agrees (RFC 6749, 4.1.1 and RFC 7636, 4.3). */
interface Asked {
  /** Comes back with the code, unchanged. */
  readonly state: string;
  /** S256 of the verifier, which only {@link AccountApplication.exchange} sends. */
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

interface Code extends Pick<Asked, 'redirectUri'> {
  readonly code: string;
  readonly codeVerifier: string;
}

/**
 * The platform's application at a provider, to which people give access to accounts of their own. `ProviderRefused` means
 * that the provider does not accept this code or token, and never will; whatever may be our own fault is unreachable.
 */
export interface AccountApplication {
  /** Of the accounts that are connected from now on. */
  readonly provider: ProviderName;
  /** Whether accounts of this provider can be opened; a provider may have two adapters. */
  readonly opens: (provider: ProviderName) => boolean;
  /** Centavos: the least sum of a charge to an account of it. */
  readonly leastAmount: number;
  readonly authorizationAddress: (asked: Asked) => string;
  readonly exchange: (code: Code) => ProviderResult<Grant>;
  readonly renew: (refreshToken: string) => ProviderResult<Grant>;
  /** The provider with a connected account's own token. */
  readonly open: (account: Opened) => PaymentProvider;
  /** The account that a notification names, when only that account can tell which charges it is about. */
  readonly notifiedReceiver: (notification: Notification) => string | undefined;
}

interface Opened extends Pick<Grant, 'receiver' | 'accessToken'> {
  readonly provider: ProviderName;
}
