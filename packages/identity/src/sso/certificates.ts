import { X509Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/**
 * Certificates as PEM, from PEM blocks or from the bare base64 in metadata and provider consoles. Null
 * if none, or one of them is invalid. Expiry does not matter: it is trusted because the tenant provided
 * it.
 */
export function readCertificates(text: string): string[] | null {
  const blocks = text.match(PEM) ?? [wrap(text)];
  try {
    return [...new Set(blocks.map((block) => new X509Certificate(block).toString().trim()))];
  } catch {
    return null;
  }
}

function wrap(base64: string): string {
  const lines = base64.replace(/\s+/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
