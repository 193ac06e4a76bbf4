import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'source-powershell',
  name: 'Source code: PowerShell',
  class: 'source',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  kind: {
    medium: 7,
    high: 11,
    marks: [
      { name: 'param', pattern: 'param ?\\(', caseful: true, weight: 2 },
      {
        name: 'verb',
        pattern: '(?:Get|Set|New|Remove|Invoke|Write|Import|Export|Start|Stop|Add)-[A-Z]\\w{2,40}',
        caseful: true,
        weight: 3,
      },
      { name: 'cmdlet', pattern: 'CmdletBinding', caseful: true, weight: 3 },
      { name: 'write', pattern: 'Write-(?:Host|Output|Error|Verbose)', caseful: true, weight: 3 },
      { name: 'foreach', pattern: 'ForEach-Object', caseful: true, weight: 3 },
      { name: 'where', pattern: 'Where-Object', caseful: true, weight: 3 },
      {
        name: 'variable',
        pattern: '\\$(?:PSScriptRoot|env:|true\\b|false\\b|null\\b)',
        caseful: true,
        weight: 2,
      },
      { name: 'operator', pattern: '-(?:eq|ne|like|match|contains) ', caseful: true, weight: 1 },
      { name: 'parameter', pattern: '\\[Parameter\\(', caseful: true, weight: 3 },
      { name: 'error', pattern: 'ErrorAction', caseful: true, weight: 2 },
      { name: 'function', pattern: 'function [A-Z]\\w+-\\w+', caseful: true, weight: 3 },
    ],
  },
  examples: {
    match: [
      {
        text: '[CmdletBinding()]\nparam(\n  [Parameter(Mandatory = $true)]\n  [string]$Name\n)\nGet-ChildItem $PSScriptRoot | Where-Object { $_.Name -eq $Name } | ForEach-Object { Write-Host $_ }\n',
        source: OWN,
      },
    ],
    noMatch: [
      {
        text: 'The function of the class is to import goods.',
        source: `${OWN}: speaks of it, is none`,
      },
      {
        text: 'See the manual for the return policy; public transport runs daily.',
        source: `${OWN}: speaks of it, is none`,
      },
    ],
  },
});
