import { CONNECTORS, connectorForSource } from '@waybill/connectors';
import { SourceDescription, sourceIdOf } from '@waybill/contract';
import { expect, test } from 'vitest';
import { connectableSource } from './connectable-source.ts';
import { addressFieldIds } from './field-values.ts';
import { describeSource } from './source-description.ts';

const SOURCES = CONNECTORS.flatMap((connector) => connector.sources).flatMap((name) => {
  const source = connectableSource(name, connectorForSource);
  return source ? [{ ...source, sourceId: sourceIdOf(name) }] : [];
});

test.each(SOURCES.map((source) => [source.name, source] as const))(
  '%s can be described, with a guide to its credentials',
  async (_name, source) => {
    const description = SourceDescription.parse(await describeSource(source));
    expect(description.streams.length).toBeGreaterThan(0);
    expect(description.guide).toContain('redential');
  },
);

test.each(SOURCES.map((source) => [source.name, source] as const))(
  'no secret decides where the requests of %s go',
  (_name, { declaration }) => {
    const addressing = addressFieldIds(declaration);
    const secrets = declaration.credentials.filter(({ isSecret }) => isSecret);
    expect(secrets.filter(({ id }) => addressing.has(id))).toEqual([]);
  },
);

test('sources without public samples say that they are built from documentation', () => {
  const documented = SOURCES.filter(({ basis }) => basis === 'documentation');
  expect(documented.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dynamics 365', 'FileCloud', 'Coralogix']),
  );
  // The same connection brings it and others, of which there are samples.
  expect(connectableSource('Exchange', connectorForSource)?.basis).toBe('samples');
});
