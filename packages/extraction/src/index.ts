export { createExtractor, type Extractor, type ExtractorOptions } from './create-extractor.ts';
export { FILE_TYPES, type FileType } from './detect/file-types.data.ts';
export {
  REASONS,
  STATES,
  type ExtractedPart,
  type Extraction,
  type ExtractionLimits,
  type ExtractionReason,
  type ExtractionState,
  type FileFacts,
} from './extraction.ts';
export { DEFAULT_LIMITS } from './limits.ts';
