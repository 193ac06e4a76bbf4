import path from 'node:path';
import { build, type Rolldown } from 'vite';

const FOLDER = path.resolve(import.meta.dirname, '../sdk-page');

/** `older` is the one that the console’s behaviour was observed with. */
export type Generation = 'current' | 'older';

/** The page of `e2e/sdk-page` with a published generation of the library: file name → script. */
export async function bundleSdkPage(generation: Generation): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'warn',
    // Otherwise library builds leave the replacement to their user.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: generation === 'older' ? { '@descope/react-sdk': 'react-sdk-2' } : {},
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'sdk-page.ts', formats: ['es'], fileName: () => 'sdk-page.js' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  return new Map(outputs.filter(isChunk).map(({ fileName, code }) => [fileName, code]));
}

function isChunk(
  output: Rolldown.OutputChunk | Rolldown.OutputAsset,
): output is Rolldown.OutputChunk {
  return output.type === 'chunk';
}
