import type { FastifyHelmetOptions } from '@fastify/helmet';

const HSTS_SECONDS = 180 * 24 * 60 * 60;

/**
 * Security headers. Nothing in them may break plain http in a home network: no upgrade of requests, and none of the
 * headers that browsers ignore there with an error in the console.
 * @param isPublicHttps whether people reach this server over https only
 */
export function securityHeaders(isPublicHttps: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Styles of single elements: positions of cards.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isPublicHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isPublicHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
