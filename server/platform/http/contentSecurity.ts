import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../settings/settings.ts';

/** What a page may never ask the browser for, also when foreign code got into it. Copying to the clipboard stays. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Where somebody is, our own pages may ask: the finder does, when it is asked for what is near. */
export const PERMISSIONS_POLICY = [...REFUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(
  ', ',
);

/** The headers that keep our pages from running foreign code and from being framed by other sites. */
export function securityHeaders({
  publicUrl,
  paymentsOrigin,
}: Pick<Settings, 'publicUrl' | 'paymentsOrigin'>): FastifyHelmetOptions {
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes <style> elements for responsive props (the carousel's breakpoints, grids).
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(paymentsOrigin === undefined ? [] : [paymentsOrigin])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    // The Google popup must be able to message its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
  };
}
