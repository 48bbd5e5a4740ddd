import { startRecordings } from 'rotativa/components/AudioPlayer';

startRecordings(document);
