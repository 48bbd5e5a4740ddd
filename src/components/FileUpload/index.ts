export { FileUpload, type FileUploadMessages, type FileUploadProps } from './FileUpload.tsx';
export type { UploadFile, UploadHandles } from './useFiles.ts';
