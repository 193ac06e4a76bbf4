// Scans documents with vectorscan or Hyperscan in block mode, without starts of matches, and prints one
// line of JSON: CPU seconds of each round, matches of one round, and how many patterns it refused.
//
// scan <patterns> <documents> <rounds>
//   patterns: a line each, `i` or `-` for caseless or not, a blank, the expression
//   documents: for each, its length as 32 bits, least byte first, and its bytes
#include <hs.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

static int onMatch(unsigned, unsigned long long, unsigned long long, unsigned, void *count) {
  ++*static_cast<uint64_t *>(count);
  return 0;
}

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  std::vector<std::string> sources;
  std::vector<unsigned> flags;
  std::ifstream patterns(argv[1]);
  for (std::string line; std::getline(patterns, line);) {
    sources.push_back(line.substr(2));
    flags.push_back(line[0] == 'i' ? HS_FLAG_CASELESS : 0);
  }
  std::ifstream file(argv[2], std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());

  const size_t wanted = sources.size();
  hs_database_t *database = nullptr;
  while (!sources.empty()) {
    std::vector<const char *> expressions;
    std::vector<unsigned> ids;
    for (const auto &source : sources) {
      ids.push_back(ids.size());
      expressions.push_back(source.c_str());
    }
    hs_compile_error_t *error = nullptr;
    if (hs_compile_multi(expressions.data(), flags.data(), ids.data(), expressions.size(),
                         HS_MODE_BLOCK, nullptr, &database, &error) == HS_SUCCESS)
      break;
    fprintf(stderr, "%s: %s\n", error->message,
            error->expression < 0 ? "all" : sources[error->expression].c_str());
    if (error->expression < 0) return 1;
    sources.erase(sources.begin() + error->expression);
    flags.erase(flags.begin() + error->expression);
    hs_free_compile_error(error);
  }
  if (database == nullptr) return 1;
  hs_scratch_t *scratch = nullptr;
  if (hs_alloc_scratch(database, &scratch) != HS_SUCCESS) return 1;

  printf("{\"cpuSeconds\":[");
  uint64_t matches = 0;
  const int rounds = atoi(argv[3]);
  for (int round = 0; round < rounds; ++round) {
    matches = 0;
    const double began = cpuSeconds();
    for (size_t at = 0; at + 4 <= text.size();) {
      uint32_t length;
      memcpy(&length, text.data() + at, 4);
      hs_scan(database, text.data() + at + 4, length, 0, scratch, onMatch, &matches);
      at += 4 + length;
    }
    printf("%s%.9g", round == 0 ? "" : ",", cpuSeconds() - began);
  }
  printf("],\"matches\":%llu,\"patterns\":%zu,\"refused\":%zu}\n", (unsigned long long)matches,
         sources.size(), wanted - sources.size());
  return 0;
}
