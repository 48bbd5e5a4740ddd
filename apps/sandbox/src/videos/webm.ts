import { concat, element, float, text, uint } from './ebml.ts';

/** Element ids of the WebM container guidelines. */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
} as const;

const NANOSECONDS_PER_MS = 1_000_000;
const KEYFRAME = 0x80;

export interface Movie {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** VP8 key frames. */
  readonly frames: readonly Uint8Array[];
}

const header = element(
  ID.ebml,
  element(ID.ebmlVersion, uint(1)),
  element(ID.ebmlReadVersion, uint(1)),
  element(ID.ebmlMaxIdLength, uint(4)),
  element(ID.ebmlMaxSizeLength, uint(8)),
  element(ID.docType, text('webm')),
  element(ID.docTypeVersion, uint(4)),
  element(ID.docTypeReadVersion, uint(2)),
);

/** A frame; its time counts in milliseconds from the start of its cluster. */
function block(frame: Uint8Array, milliseconds: number): Uint8Array {
  const track = 0x81;
  return element(
    ID.simpleBlock,
    new Uint8Array([track, milliseconds >> 8, milliseconds & 0xff, KEYFRAME]),
    frame,
  );
}

/** One cluster a second, each a place to jump to. */
function clusters({ frames, framesPerSecond }: Movie): Uint8Array[] {
  const seconds = Math.ceil(frames.length / framesPerSecond);
  return Array.from({ length: seconds }, (_, second) => {
    const own = frames.slice(second * framesPerSecond, (second + 1) * framesPerSecond);
    const blocks = own.map((frame, index) => block(frame, Math.round((index * 1000) / framesPerSecond)));
    return element(ID.cluster, element(ID.timecode, uint(second * 1000)), ...blocks);
  });
}

function cues(positions: readonly number[]): Uint8Array {
  const points = positions.map((position, second) =>
    element(
      ID.cuePoint,
      element(ID.cueTime, uint(second * 1000)),
      element(
        ID.cueTrackPositions,
        element(ID.cueTrack, uint(1)),
        element(ID.cueClusterPosition, uint(position, 8)),
      ),
    ),
  );
  return element(ID.cues, ...points);
}

/** A silent WebM file of VP8 key frames: it plays from any second. */
export function muxWebm(movie: Movie): Uint8Array {
  const info = element(
    ID.info,
    element(ID.timecodeScale, uint(NANOSECONDS_PER_MS)),
    element(ID.duration, float((movie.frames.length * 1000) / movie.framesPerSecond)),
    element(ID.muxingApp, text('rotativa-sandbox')),
    element(ID.writingApp, text('rotativa-sandbox')),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.trackEntry,
      element(ID.trackNumber, uint(1)),
      element(ID.trackUid, uint(1)),
      element(ID.trackType, uint(1)),
      element(ID.codecId, text('V_VP8')),
      element(
        ID.video,
        element(ID.pixelWidth, uint(movie.width)),
        element(ID.pixelHeight, uint(movie.height)),
      ),
    ),
  );
  const body = clusters(movie);
  // Positions have a fixed width, so the index has its final length before it knows them.
  let position = info.length + tracks.length + cues(body.map(() => 0)).length;
  const positions = body.map((cluster) => {
    const here = position;
    position += cluster.length;
    return here;
  });
  return concat([header, element(ID.segment, info, tracks, cues(positions), ...body)]);
}
