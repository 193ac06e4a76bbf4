import { bytes, int } from './protobuf.ts';

// Field numbers and type numbers: onnx.proto of the ONNX specification.
const ELEMENT_TYPES = { float: 1, int64: 7, bool: 9 } as const;
type ElementType = keyof typeof ELEMENT_TYPES;
const INTEGER_ATTRIBUTE = 2;
/** An intermediate representation and a set of operators that everything reads. */
const IR_VERSION = 8;
const OPSET_VERSION = 13;

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  /** Attributes that are whole numbers. */
  attributes?: Readonly<Record<string, number>>;
}

export interface OnnxConstant {
  name: string;
  type: 'float' | 'int64';
  shape: readonly number[];
  values: readonly number[];
}

export interface OnnxPort {
  name: string;
  type: ElementType;
  /** Sizes, or names of sizes that the input decides. */
  shape: readonly (number | string)[];
}

export interface OnnxGraph {
  inputs: readonly OnnxPort[];
  outputs: readonly OnnxPort[];
  constants: readonly OnnxConstant[];
  nodes: readonly OnnxNode[];
}

/** The bytes of a model file. */
export function onnxFile({ inputs, outputs, constants, nodes }: OnnxGraph): Buffer {
  const graph = [
    ...nodes.map(nodeMessage),
    bytes(2, 'graph'),
    ...constants.map(constantMessage),
    ...inputs.map((port) => portMessage(11, port)),
    ...outputs.map((port) => portMessage(12, port)),
  ];
  const operators = bytes(8, bytes(1, ''), int(2, OPSET_VERSION));
  return Buffer.concat([int(1, IR_VERSION), bytes(7, ...graph), operators]);
}

function nodeMessage({ operator, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return bytes(
    1,
    ...inputs.map((name) => bytes(1, name)),
    bytes(2, output),
    bytes(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      bytes(5, bytes(1, name), int(3, value), int(20, INTEGER_ATTRIBUTE)),
    ),
  );
}

function constantMessage({ name, type, shape, values }: OnnxConstant): Buffer {
  const raw = type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values.map(BigInt));
  return bytes(
    5,
    ...shape.map((size) => int(1, size)),
    int(2, ELEMENT_TYPES[type]),
    bytes(8, name),
    bytes(9, new Uint8Array(raw.buffer)),
  );
}

function portMessage(field: number, { name, type, shape }: OnnxPort): Buffer {
  const dimensions = shape.map((size) =>
    bytes(1, typeof size === 'number' ? int(1, size) : bytes(2, size)),
  );
  const tensor = bytes(1, int(1, ELEMENT_TYPES[type]), bytes(2, ...dimensions));
  return bytes(field, bytes(1, name), bytes(2, tensor));
}
