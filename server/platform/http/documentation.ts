import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openapiDocument } from './openapi.ts';

/** Allows only our own origin and nothing inline. `data:` is for the icons in the style sheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

let document: ReturnType<typeof openapiDocument> | undefined;

/** The document, made once somebody asks for it: to make it took as long as most of a start. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is sent of it is what `toJSON` gives
const WHEN_ASKED = { toJSON: () => (document ??= openapiDocument()) } as unknown as StaticDocumentSpec['document'];

/** Serves the contract as a page to browse and try at `/docs`, and as an OpenAPI document at `/docs/json`. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: WHEN_ASKED } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'API da Quadra Livre' },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
  });
}
