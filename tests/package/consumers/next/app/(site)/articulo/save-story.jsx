'use client';

/** A client component with the article as a prop: the page has all of it as data. */
export const SaveStory = ({ article }) => <button value={article.id}>Guardar</button>;
