import { describe, expect, it } from 'vitest';
import { magazineRowRequest, tvNodeRow, tvRow, tvRowRequest } from './tv-row.ts';

describe('B8 the rows of the TV section', () => {
  it.each([
    ['categorias/vida-moderna', 'vida moderna', '/semanario-tv/categorias/vida-moderna'],
    ['la-hora-franca', 'la hora franca', '/semanario-tv/programas/la-hora-franca'],
    ['especiales/casa-por-dentro', 'casa por dentro', '/semanario-tv/programas/especiales/casa-por-dentro'],
  ])('%s is named %s', (key, title, section) => {
    expect(tvRow('semanario', key)).toEqual({ title, section, url: `${section}/` });
  });

  it('has the title that an editor set', () => {
    expect(tvRow('semanario', 'categorias/nacion', 'Nación').title).toBe('Nación');
  });

  it('has the name of a navigation node, or else that of its key', () => {
    const node = { _id: '/semanario-tv/categorias/vida-moderna', name: 'Vida moderna' };
    expect(tvNodeRow(node)).toEqual({ title: 'Vida moderna', url: `${node._id}/`, section: node._id });
    expect(tvNodeRow({ ...node, name: '' }).title).toBe('vida moderna');
  });

  it('B15 requests the videos of a magazine’s topic from its subsection', () => {
    expect(magazineRowRequest({ section: '/semanariorural/videos/aprenda' }, { feedSize: 8 })).toEqual({
      source: 'content-apir-subsection',
      query: { subsection: 'semanariorural', includeSections: 'videos/aprenda', feedSize: 8 },
    });
  });

  it('requests its videos from the source of the TV section', () => {
    expect(tvRowRequest({ section: '/semanario-tv/virales' }, { feedSize: 10 })).toEqual({
      source: 'content-apir-{product}TV-v2',
      query: { includeSections: '/semanario-tv/virales', feedSize: 10 },
    });
  });
});
