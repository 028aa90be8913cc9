import { generateKeyPairSync } from 'node:crypto';
import type { AccountClaims, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { DEMO_TEXTS, sentencePage } from './demoPages.ts';
import { PATHS, pictureOf } from '#core/people/google/demo/demoPaths.ts';
import type { DemoPerson } from './demoPeople.ts';
import { SESSION_COOKIE } from './demoRequests.ts';

export interface DemoProviderOptions {
  /** The provider's address for browsers and the app; its path is the mount path. */
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string };
  readonly people: readonly DemoPerson[];
  /** Overrides parts of the configuration below. */
  readonly configuration?: Configuration;
}

const SCOPES = ['openid', 'email', 'profile'];
const SECONDS = 10 * 60;
const [EXPIRY_OF_CODES, EXPIRY] = [60, SECONDS];

/** One client, one way of signing in, and a fixed list of people. */
export function demoConfiguration({ issuer, client, people, configuration }: DemoProviderOptions): Configuration {
  const mount = new URL(issuer).pathname.replace(/\/$/, '');
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [newKey()] },
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Puts the claims of the requested scopes into the ID token, as Google does.
    conformIdTokenClaims: false,
    findAccount(_context, id) {
      const person = people.find((one) => one.id === id);
      return person && { accountId: id, claims: () => claimsOf(person, issuer) };
    },
    loadExistingGrant: grantAll,
    interactions: { url: (_context, { uid }) => `${mount}${PATHS.choice}/${uid}` },
    renderError(context) {
      context.type = 'html';
      context.body = sentencePage({ styleAddress: issuer + PATHS.style }, DEMO_TEXTS.refused);
    },
    cookies: {
      names: { session: SESSION_COOKIE, interaction: 'quadra-demo-escolha', resume: 'quadra-demo-volta' },
      long: { httpOnly: true, sameSite: 'lax', path: mount || '/' },
    },
    clientBasedCORS: () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: EXPIRY,
      AuthorizationCode: EXPIRY_OF_CODES,
      Grant: EXPIRY,
      IdToken: EXPIRY,
      Interaction: EXPIRY,
      Session: EXPIRY,
    },
    ...configuration,
  };
}

/** A new key at every start, so that older signatures become invalid. */
function newKey(): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

function claimsOf(person: DemoPerson, issuer: string): AccountClaims {
  const { id, name, email, isVerified, hasPicture } = person;
  const picture = hasPicture && { picture: pictureOf(issuer)(person) };
  return { sub: id, name, email, email_verified: isVerified, ...picture };
}

/** Choosing a person counts as consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const [clientId, accountId] = [oidc.client?.clientId, oidc.session?.accountId];
  if (clientId === undefined || accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
