import { integrationNameOf, sourceNamed, type IntegrationName } from '@waybill/contract';
import type { Connector } from '@waybill/connectors';
import type { Declaration, DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import { AppError } from '../../platform/app-error.ts';

/** The connector of a source; undefined if none. */
export type ConnectorOf = (source: IntegrationName) => Connector | undefined;

/** A source that a person can connect. */
export interface ConnectableSource {
  sourceId: string;
  name: IntegrationName;
  connector: Connector;
  declaration: Declaration;
  /** Basis of its part of the declaration. */
  basis: Declaration['basis'];
  /** Streams of the declaration that this source has. */
  streams: readonly DeclaredStream[];
}

/** The source with its declaration; null if it cannot be connected on its own. */
export function connectableSource(
  name: IntegrationName,
  connectorOf: ConnectorOf,
): Omit<ConnectableSource, 'sourceId'> | null {
  const connector = connectorOf(name);
  const declaration = connector?.declaration;
  if (!connector || !declaration || sourceNamed(name)?.kind === 'application') return null;
  const streams = declaration.streams.filter((stream) => stream.sources.includes(name));
  if (streams.length === 0) return null;
  const isDocumentedOnly = declaration.documentedOnly?.includes(name) ?? false;
  const basis = isDocumentedOnly ? 'documentation' : declaration.basis;
  return { name, connector, declaration, basis, streams };
}

/** The source of that id with its declaration; null if it cannot be connected, or was removed. */
export function connectableById(sourceId: string, connectorOf: ConnectorOf) {
  const name = integrationNameOf(sourceId);
  return name === undefined ? null : connectableSource(name, connectorOf);
}

/** Throws `resource.not_found` or `integration.source_not_connectable`. */
export function requireConnectable(sourceId: string, connectorOf: ConnectorOf): ConnectableSource {
  const name = integrationNameOf(sourceId);
  if (!name) throw new AppError('resource.not_found');
  const source = connectableSource(name, connectorOf);
  if (!source) throw new AppError('integration.source_not_connectable');
  return { ...source, sourceId };
}

/** The named streams of a source, without duplicates. Throws `integration.stream_unknown`. */
export function requireStreams(
  source: ConnectableSource,
  streamIds: readonly string[],
): DeclaredStream[] {
  return [...new Set(streamIds)].map((id) => {
    const stream = source.streams.find((declared) => declared.id === id);
    if (!stream) throw new AppError('integration.stream_unknown');
    return stream;
  });
}

/** Whether its runs start by the clock rather than on delivery. */
export function isPulled({ transport }: DeclaredStream): boolean {
  return (
    transport === 'http' ||
    transport === 'objectstore' ||
    transport === 'queue' ||
    transport === 'sql'
  );
}

/** Whether someone else sends, to an address or with a tag that only this stream has. */
export function isDelivered({ transport }: DeclaredStream): boolean {
  return transport === 'webhook' || transport === 'syslog';
}
