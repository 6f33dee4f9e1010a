/** The link for a friend as a QR code, for a phone beside this screen. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { loaded } from '../../../board/lazy.js';

/** The shape of the code of one link; links change rarely. */
let latest: { readonly link: string; readonly picture: Promise<unknown> } | undefined;

/** @param label what the picture is, in words */
export function qrCode(link: string, label: string): TemplateResult {
  if (latest?.link !== link) latest = { link, picture: draw(link) };
  return html`<div class="qr" role="img" aria-label=${label}>${until(latest.picture, nothing)}</div>`;
}

/** Without the part that draws it, the link can still be sent. */
async function draw(link: string): Promise<unknown> {
  try {
    const [{ generate }, { toSvgPath }] = await loaded(() =>
      Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]),
    );
    const code = generate(link);
    // Readers need a margin of four modules.
    return svg`<svg viewBox="-4 -4 ${code.size + 8} ${code.size + 8}"><path d=${toSvgPath(code)} /></svg>`;
  } catch {
    latest = undefined;
    return nothing;
  }
}
