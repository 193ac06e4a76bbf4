/** What the API says of a refusal (RFC 9457). */
export interface WaybillProblem {
  status: number;
  /** Stable; docs/errors.md lists them. Empty where something else than Waybill answered. */
  code: string;
  title: string;
  detail?: string;
  requestId?: string;
  errors?: { path: string; message: string }[];
}

/** A request that was refused or failed. */
export class WaybillError extends Error {
  override name = 'WaybillError';
  readonly problem: WaybillProblem;

  constructor(problem: WaybillProblem) {
    super([problem.title, problem.detail].filter(Boolean).join(': '));
    this.problem = problem;
  }
}

/** What an answer that is no success says. */
export async function problemOf(response: Response): Promise<WaybillProblem> {
  const text = await response.text();
  const plain = { status: response.status, code: '', title: `HTTP ${response.status}` };
  try {
    return { ...plain, ...JSON.parse(text) };
  } catch {
    return plain;
  }
}
