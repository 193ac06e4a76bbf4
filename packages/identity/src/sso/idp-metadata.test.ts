import { expect, test } from 'vitest';
import { selfSignedCertificate } from '../testing/self-signed-certificate.ts';
import { metadata } from '../testing/test-saml-idp.ts';
import { readIdpMetadata } from './idp-metadata.ts';

const ENTITY = 'https://idp.example/entity';
const SSO = 'https://idp.example/sso?a=1&b=2';
const { certificate } = selfSignedCertificate();
const one = metadata(ENTITY, SSO, [certificate]);
const element = (text: string): string => text.replace(/<\?xml[^>]*\?>/, '');

test('reads entity, address and certificates', async () => {
  const next = selfSignedCertificate('Next').certificate;
  const found = await readIdpMetadata(metadata(ENTITY, SSO, [certificate, next, certificate]));
  expect(found).toEqual({
    entityId: ENTITY,
    ssoUrl: SSO,
    certificates: [certificate.trim(), next.trim()],
  });
});

test('of several providers the one that is asked for is taken', async () => {
  const other = metadata('https://other.example', SSO, [certificate]);
  const both = `<EntitiesDescriptor>${element(other)}${element(one)}</EntitiesDescriptor>`;
  await expect(readIdpMetadata(both)).rejects.toThrow('one provider');
  expect((await readIdpMetadata(both, ENTITY)).entityId).toBe(ENTITY);
  await expect(readIdpMetadata(both, 'https://nobody.example')).rejects.toThrow('one provider');
});

test('a certificate for encryption is not one to check by', async () => {
  const encrypting = one.replace('use="signing"', 'use="encryption"');
  await expect(readIdpMetadata(encrypting)).rejects.toThrow('certificate');
  const unnamed = one.replace(' use="signing"', '');
  expect((await readIdpMetadata(unnamed)).certificates).toHaveLength(1);
});

test.each([
  ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${element(one)}`, 'DOCTYPE'],
  [
    'an address that is a script',
    one.replaceAll('https://idp.example/sso', 'javascript:alert(1)//'),
    'no address',
  ],
  ['something that is no XML', 'not XML at all', ''],
  ['a web page', '<html><body>Sign in</body></html>', 'one provider'],
  ['a service provider', one.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'one provider'],
  ['nothing', '', ''],
])('%s is refused', async (_what, text, message) => {
  await expect(readIdpMetadata(text)).rejects.toThrow(message);
});
