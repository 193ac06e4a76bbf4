import { connectorGuide, connectorSetup } from '@waybill/connectors/connector-guide';
import type { SourceDescription, StreamDescription } from '@waybill/contract';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectableSource } from './connectable-source.ts';

/** A source's data in the connect form. */
export async function describeSource(source: ConnectableSource): Promise<SourceDescription> {
  const { declaration, connector } = source;
  const setup = await connectorSetup(connector.id);
  return {
    sourceId: source.sourceId,
    name: source.name,
    docs: declaration.docs,
    plan: declaration.plan,
    latency: declaration.latency,
    basis: source.basis,
    fields: declaration.credentials.map((field) => ({
      fieldId: field.id,
      label: field.label,
      isSecret: field.isSecret,
      kind: field.kind,
      isOptional: field.isOptional,
      default: field.default ?? null,
      help: field.help ?? null,
    })),
    streams: source.streams.map(describeStream),
    guide: await connectorGuide(connector.id),
    setup: setup && {
      path: [...setup.path],
      address: setup.address ?? null,
      command: setup.command ?? null,
    },
    // Content is neither read nor changed at a source.
    capabilities: { observe: true, scan: false, remediate: [] },
  };
}

export function describeStream(stream: DeclaredStream): StreamDescription {
  return {
    streamId: stream.id,
    title: stream.title,
    kind: stream.kind,
    transport: stream.transport,
    scopes: stream.scopes,
    everySec: stream.every,
    isDefault: stream.isDefault,
  };
}
