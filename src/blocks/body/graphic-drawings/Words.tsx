import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { Counted } from './Counted.tsx';

/** Large figures: the thing that is counted, the number, and a note. With `count` the numbers count. */
export function Figures({ graphic: { rows, count } }: { graphic: Graphic }) {
  return (
    <dl className="figures">
      {rows.map(({ label, cells: [figure, note] }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd className="figure">{count ? <Counted text={figure!.text} /> : figure!.text}</dd>
          {note?.text && <dd>{note.text}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Events in their order: when, what, and more words. */
export function Timeline({ graphic: { rows } }: { graphic: Graphic }) {
  return (
    <ol className="timeline">
      {rows.map(({ label, cells: [event, more] }, at) => (
        <li key={at}>
          <span className="when">{label}</span>
          <b>{event!.text}</b>
          {more?.text && <p>{more.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Facts by their name. */
export function Facts({ graphic: { rows } }: { graphic: Graphic }) {
  return (
    <dl className="facts">
      {rows.map(({ label, cells: [fact] }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{fact!.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Steps of an explanation, numbered. */
export function Steps({ graphic: { rows } }: { graphic: Graphic }) {
  return (
    <ol className="steps">
      {rows.map(({ label, cells: [step] }, at) => (
        <li key={at}>
          <b>{label}</b>
          <p>{step!.text}</p>
        </li>
      ))}
    </ol>
  );
}
