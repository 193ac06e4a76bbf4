import type { Routes } from '@waybill/contract';

/** Client types derived from the contract's route table by key. None of its code is loaded. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Paths that have a route of this method. */
export type PathOf<M extends Method> = {
  [P in keyof Routes]: M extends keyof Routes[P] ? P : never;
}[keyof Routes];

type RouteAt<P extends keyof Routes, M extends Method> = M extends keyof Routes[P]
  ? Routes[P][M]
  : never;

type OutputOf<S> = S extends { _zod: { output: infer T } } ? T : never;
type InputOf<S> = S extends { _zod: { input: infer T } } ? T : never;

/** The parsed body of a successful answer. */
export type ResponseOf<P extends keyof Routes, M extends Method = 'GET'> =
  RouteAt<P, M> extends { response: infer S } ? OutputOf<S> : undefined;

/** Query values as the server understands them; the client spells them out. */
export type QueryOf<P extends keyof Routes, M extends Method = 'GET'> =
  RouteAt<P, M> extends { query: infer S } ? OutputOf<S> : undefined;

export type BodyOf<P extends keyof Routes, M extends Method> =
  RouteAt<P, M> extends { body: infer S } ? InputOf<S> : undefined;

type ParamName<P> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type Part<Key extends string, T> = [T] extends [undefined] ? unknown : { [K in Key]: T };
type OptionalPart<Key extends string, T> = [T] extends [undefined]
  ? unknown
  : { [K in Key]?: T | undefined };
type ParamPart<P> = [ParamName<P>] extends [never]
  ? unknown
  : { params: { [K in ParamName<P>]: string } };

/** Arguments of a GET of this path: path parameters, if any, and its query. */
export type ReadArgs<P extends keyof Routes> = ParamPart<P> & OptionalPart<'query', QueryOf<P>>;

/** Arguments of a change at this path: path parameters, query and body. */
export type ChangeArgs<P extends keyof Routes, M extends Method> = ParamPart<P> &
  Part<'body', BodyOf<P, M>>;

/** Arguments after the path: optional if none of them is required. */
export type ReadCall<P extends keyof Routes> =
  {} extends ReadArgs<P> ? [args?: ReadArgs<P>] : [args: ReadArgs<P>];
