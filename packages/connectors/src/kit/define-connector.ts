import {
  SOURCES,
  type EntityRecord,
  type IntegrationName,
  type MappedEvent,
} from '@waybill/contract';
import type { Declaration } from './declaration/declaration.ts';

/**
 * A content that a record brings along, for classification only: it is never part of an event. Text, or
 * the bytes of a file.
 */
export type RecordContent = {
  /** Place of its event in `events`. */
  event: number;
  name: string | null;
  mediaType: string | null;
  /** The record says that it is truncated. */
  isCut: boolean;
} & ({ text: string } | { bytes: Uint8Array });

/** Result for one vendor record. `mapped` may contain several actions: one record can report many. */
export type MapResult =
  | { kind: 'mapped'; events: MappedEvent[]; contents?: readonly RecordContent[] }
  /** Records of people, devices, groups or stored items: state, not activity. */
  | { kind: 'entities'; entities: EntityRecord[] }
  /** Recognized but neither activity nor entity (a heartbeat, an unused record). */
  | { kind: 'skipped'; reason: string }
  /** Should have been activity and cannot be read: the field at fault and why. */
  | { kind: 'rejected'; field: string | null; reason: string };

/** A vendor's record after parsing: a JSON object, or a text line for connectors that read text. */
export type VendorRecord = Record<string, unknown>;

export interface Connector {
  /** Folder name of the connector. */
  id: string;
  /** Names of the sources whose records it reads, as its manifest declares them. */
  sources: readonly IntegrationName[];
  /** One line for the integrations page. */
  summary: string;
  /**
   * Keys whose array contains the records if a body is one object around them, e.g. `Records`, `items`.
   * Never a key that a record itself may have at its top level with an array in it.
   */
  envelopes: readonly string[];
  /**
   * Members at the top of a record that hold contents. They are mapped and never stored, whatever
   * becomes of the record.
   */
  withheld?: readonly string[];
  /** Maps one JSON record. Never throws: it returns `rejected`, it never throws and never guesses. */
  map(record: VendorRecord): MapResult;
  /** How its records are fetched or received. Absent: they can only be sent to the intake. */
  declaration?: Declaration;
  /** Maps one text line, for vendors that write lines (S3 access log). Absent: lines must be JSON. */
  mapLine?(line: string): MapResult;
}

/** Source form of a connector: the sources come from its manifest, or are listed without one. */
export type ConnectorDefinition = Omit<Connector, 'sources'> & Partial<Pick<Connector, 'sources'>>;

/** The connector with its sources. */
export function defineConnector(definition: ConnectorDefinition): Connector {
  const declared = SOURCES.filter(({ connector }) => connector === definition.id);
  return { sources: declared.map(({ name }) => name), ...definition };
}
