import { describe, expect, it } from 'vitest';
import { apiChanges, changelogOf, releaseNotes } from '../../../tools/release/release-notes.js';

const REPORT =
  '# API report\n\n### othello-board\n\n- attribute moves\n- method play\n\n### othello-board/rules.js\n\n- class Game\n';

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n- A thing.\n\n## [1.0.0] - 2027-01-01\n\n- First.\n';

  it('take the part of the changelog that tells of the version, and fail where it has none', () => {
    expect(changelogOf(changelog, '1.1.0')).toBe('### Added\n\n- A thing.');
    expect(() => changelogOf(changelog, '2.0.0')).toThrow('[2.0.0]');
  });

  it('name what came and what went, with the element or module that it belongs to', () => {
    const now = REPORT.replace('- method play', '- method move');
    expect(apiChanges(REPORT, now)).toEqual({
      added: ['othello-board: method move'],
      removed: ['othello-board: method play'],
    });
  });

  it('tell of the same name in another module', () => {
    const now = `${REPORT}\n### othello-board/engine.js\n\n- class Game\n`;
    expect(apiChanges(REPORT, now)).toEqual({ added: ['othello-board/engine.js: class Game'], removed: [] });
  });

  it('say how much each file has grown', () => {
    const notes = releaseNotes({
      version: '1.1.0',
      changelog,
      apiBefore: REPORT,
      apiNow: REPORT,
      sizesBefore: { 'a.js': 1000, 'b.js': 20 },
      sizesNow: { 'a.js': 2500, 'b.js': 10, 'c.js': 1 },
    });
    expect(notes).toContain('| a.js | 2,500 | +1,500 |');
    expect(notes).toContain('| b.js | 10 | −10 |');
    expect(notes).toContain('| c.js | 1 | new |');
    expect(notes).toContain('Unchanged.');
  });
});
