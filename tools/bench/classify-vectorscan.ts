import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Classifier } from '@waybill/engine';
import { expressionsOf } from './classify-expressions.ts';
import { bytesOf } from './classify-text.ts';
import { percentile } from './machine.ts';

const SOURCE = path.join(import.meta.dirname, 'vectorscan-harness/scan.cpp');

export interface VectorscanFigures {
  /** MB per CPU second. */
  speed: number;
  matches: number;
  patterns: number;
  /** Patterns that it does not take. */
  refused: number;
}

/** Builds and runs the harness beside us. */
export interface Vectorscan {
  measure(classifiers: readonly Classifier[], rounds: number): VectorscanFigures | null;
  close(): void;
}

/**
 * Null, with the reason on the console, if the library or a C++ compiler is not installed (Debian
 * packages libvectorscan-dev and g++; `pkg-config libhs` must find it).
 */
export function openVectorscan(documents: readonly Uint8Array[]): Vectorscan | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-vectorscan-'));
  const program = path.join(folder, 'scan');
  const close = () => rmSync(folder, { recursive: true, force: true });
  try {
    const flags = execFileSync('pkg-config', ['--cflags', '--libs', 'libhs'], { encoding: 'utf8' });
    const built = ['-O2', SOURCE, '-o', program, ...flags.trim().split(/\s+/)];
    execFileSync('g++', built, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch {
    console.log(
      'vectorscan: not measured, since pkg-config finds no libhs, or g++ does not build.',
    );
    close();
    return null;
  }
  const texts = path.join(folder, 'documents');
  writeFileSync(texts, packed(documents));
  const bytes = bytesOf(documents);
  return {
    close,
    measure(classifiers, rounds) {
      const patterns = path.join(folder, 'patterns');
      writeFileSync(patterns, classifiers.flatMap(lines).join('\n'));
      try {
        const said = execFileSync(program, [patterns, texts, String(rounds)], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: 600_000,
        });
        const told: Omit<VectorscanFigures, 'speed'> & { cpuSeconds: number[] } = JSON.parse(said);
        const { cpuSeconds, ...counts } = told;
        return { speed: bytes / 1e6 / percentile(cpuSeconds, 0.5), ...counts };
      } catch (error) {
        console.log(`vectorscan: no figure: ${error instanceof Error ? error.message : 'failed'}`);
        return null;
      }
    },
  };
}

function packed(documents: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    documents.flatMap((document) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(document.length);
      return [length, document];
    }),
  );
}

function lines(classifier: Classifier): string[] {
  return expressionsOf(classifier).map(
    ({ source, caseless }) => `${caseless ? 'i' : '-'} ${source}`,
  );
}
