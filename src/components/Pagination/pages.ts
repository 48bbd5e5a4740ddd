/** A page number, or `null` for omitted pages. */
export type PageMark = number | null;

/**
 * The pages to show: first, last, and those around the current one; `null` means a gap of two or more.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 * @param through the last of several current pages
 */
export const pageMarks = (page: number, pages: number, through = page): readonly PageMark[] => {
  const near = (n: number): boolean => n === 1 || n === pages || (n >= page - 1 && n <= through + 1);
  const marks: PageMark[] = [];
  for (let n = 1; n <= pages; n++) {
    // A gap of one page needs as much room as its number.
    const alone = near(n - 1) && near(n + 1);
    if (near(n) || alone) marks.push(n);
    else if (marks.at(-1) !== null) marks.push(null);
  }
  return marks;
};
