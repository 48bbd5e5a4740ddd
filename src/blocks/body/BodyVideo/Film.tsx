import { STREAM_TYPE, type MediaChapter, type VideoSource } from '../../../domain/video/player.ts';
import { safeSource } from '../../../domain/url/safe.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ChapterList } from '../../../components/chapter-list.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Invitation } from '../../../components/invitation.tsx';
import { film as messages } from '../../../messages/blocks.ts';
import { mediaPlayer } from '../../../messages/components.ts';
import { language } from '../../../messages/language.ts';
import { recording } from '../../../messages/recording.ts';

export interface FilmProps {
  title: string;
  sources: readonly VideoSource[];
  poster?: string | undefined;
  captions?: readonly { src: string; language: string }[] | undefined;
  chapters?: readonly MediaChapter[] | undefined;
}

/** Sorts formats that every browser plays first, then by resolution. */
const byPlayability = (one: VideoSource, other: VideoSource): number =>
  Number(other.type === 'video/mp4') - Number(one.type === 'video/mp4') ||
  (other.width ?? 0) - (one.width ?? 0);

function captionsName(code: string, { length }: { length: number }): string {
  if (length === 1) return messages.captions;
  return messages.captionsIn(new Intl.DisplayNames(language.tag, { type: 'language' }).of(code) ?? code);
}

/** A film in the browser's own player, with the tools that `startFilm` starts. Nothing is loaded before it is played. */
export default function Film({ title, sources, poster, captions = [], chapters = [] }: FilmProps) {
  const files = sources.filter(({ type }) => type !== STREAM_TYPE).sort(byPlayability);
  const streams = sources.filter(({ type }) => type === STREAM_TYPE);
  const stream = safeSource(streams[0]?.src);
  // Many browsers play a stream by a script only: their controls would say at once that there is nothing to play.
  const isStreamAlone = stream !== undefined && files.length === 0;
  // Browsers offer captions whose file has no address, and never load them.
  const tracks = captions.flatMap(({ src, language }) => {
    const file = safeSource(src);
    return file ? [{ file, language }] : [];
  });
  return (
    <div className="film">
      <div className="screen">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks that are data */}
        <video
          controls={!isStreamAlone}
          playsInline
          preload="none"
          poster={safeSource(poster)}
          aria-label={title}
          data-stream={stream}
        >
          {[...files, ...streams].map(({ src, type }) => (
            <source key={src} src={safeSource(src)} type={type} />
          ))}
          {tracks.map(({ file, language }) => (
            <track key={file} kind="captions" src={file} srcLang={language} />
          ))}
        </video>
        {stream && (
          <a className="invitation" href={stream} hidden={!isStreamAlone} data-play="" data-hold="">
            <Invitation name={mediaPlayer.play(title)} />
          </a>
        )}
        <div className="wait" hidden>
          <Spinner size="large" label={mediaPlayer.loading} />
        </div>
        <div className="problem" role="alert" hidden>
          {mediaPlayer.failed}
          <Button variant="secondary" size="small" data-retry="">
            {mediaPlayer.retry}
          </Button>
        </div>
      </div>
      <div className="tools">
        {tracks.map(({ file, language }, at) => (
          <Button key={file} variant="quiet" size="small" aria-pressed={false} data-captions={at}>
            {captionsName(language, tracks)}
          </Button>
        ))}
        <Button variant="quiet" size="small" data-window={messages.closeWindow} hidden>
          {messages.openWindow}
        </Button>
      </div>
      {chapters.length > 0 && (
        <ChapterList
          chapters={chapters}
          file={isStreamAlone ? stream : safeSource(files[0]?.src)}
          label={recording.chapters}
        />
      )}
    </div>
  );
}
