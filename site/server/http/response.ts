/**
 * A response with a JSON body that no cache may keep. Say which body the contract wants: `jsonResponse<OkResponse>(…)`;
 * without it nothing fits.
 */
export function jsonResponse<Body = never>(
  status: number,
  body: NoInfer<Body>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** A response of plain text. */
export function textResponse(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

/** Leads a browser that has sent a form to the page that says what came of it. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
