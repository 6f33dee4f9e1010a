/** The generated reference of an element as HTML: parts that fold, with a list of the names in a long one. */

/** The begin and the end of the generated part of a page, which `npm run docs` fills. */
const [BEGIN, END] = ['<!-- api -->', '<!-- /api -->'];
/** A heading and what follows it. */
const PART = /<h3 id="([^"]*)">([^<]*)<\/h3>([^]*)/u;
/** The name at the beginning of a row, as far as one types it: a method without its parameters. */
const ROW = /<tr>(?=\s*<td><code>(?:static )?([^<(]+))/gu;
/** The last words of a cell: its type, and its default. */
const TYPE = / (Type: <code>[^]*?)\.(?=<\/td>)/gu;
/** So many names are found faster in a list than in a table. */
const MANY = 10;

/** The comment that marks where the generated part begins or ends; empty for other comments. */
export function markOf(comment: string): string {
  if (comment.includes('<!-- api:')) return BEGIN;
  return comment.includes(END) ? END : '';
}

/** Folds the parts of the generated reference in a page, which is open until a script folds it. */
export function withFolds(html: string): string {
  const [before, ...generated] = html.split(BEGIN);
  const folded = generated.map((text) => {
    const [reference, after] = text.split(END);
    const parts = reference!.split(/(?=<h3 )/u).map((part) => part.replace(PART, fold));
    return [...parts, after].join('');
  });
  return [before, ...folded].join('');
}

function fold(_: string, id: string, title: string, rest: string): string {
  const names: string[] = [];
  const rows = rest.replace(ROW, (_row, name: string) => {
    names.push(name);
    return `<tr id="${rowId(id, name)}">`;
  });
  const links = names.map((name) => `<a href="#${rowId(id, name)}"><code>${name}</code></a>`);
  const list = names.length < MANY ? '' : `<p class="names">${links.join(' ')}</p>`;
  const table = rows.replace(TYPE, ' <span class="type">$1</span>');
  return `<details class="part" open><summary><h3 id="${id}">${title}</h3></summary>${list}${table}</details>\n`;
}

function rowId(part: string, name: string): string {
  return [part, ...(name.match(/\w+/gu) ?? [])].join('-');
}
