/**
 * A number that counts while it comes into view: a reel for each digit, drawn by the stylesheet. Readers of screens, of
 * paper and of browsers without scroll timelines get the number itself.
 */
export const Counted = ({ text }: { text: string }) => (
  <span className="counted">
    <span className="number">{text}</span>
    <span className="reels" aria-hidden="true">
      {[...text].map((letter, at) =>
        /\d/.test(letter) ? <span key={at} className="reel" data-digit={letter} /> : letter,
      )}
    </span>
  </span>
);
