export { StoredRecords, type StoredRecord, type StoredRecordsProps } from './StoredRecords.tsx';
