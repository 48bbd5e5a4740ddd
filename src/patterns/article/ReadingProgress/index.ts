export { ReadingProgress, type ReadingProgressProps } from './ReadingProgress.tsx';
export { READING_PROGRESS_MS, readPercent, startReadingProgress } from './start-reading-progress.ts';
